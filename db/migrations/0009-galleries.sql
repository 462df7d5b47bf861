-- A video is served as the kind of film it is; tags are read in both languages.
alter table media add column video_type text check (video_type in ('mp4', 'mov'));
alter table media add constraint media_videos_have_a_type check ((kind = 'video') = (video_type is not null));
alter table gallery_items add column tags_ar text[] not null default '{}' check (cardinality(tags_ar) <= 12);
