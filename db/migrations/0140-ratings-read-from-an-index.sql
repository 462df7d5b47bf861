-- A list by rating reads the ratings of every product it could show: from the index alone, not from each review.
create index reviews_rated on reviews (product_id) include (rating) where status = 'approved';
