-- How often pages told that something of them broke, or that their policy stopped something: sums, of nobody.
create table page_troubles (
  day date not null,
  kind text not null check (kind in ('script', 'policy')),
  times integer not null check (times > 0),
  primary key (day, kind)
);
