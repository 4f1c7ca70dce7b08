-- Additive: yes
-- The length and hash of every file that is given out, entered with the row that names it: nothing else is sent under
-- its name. Files of before are measured by a job; one that it finds damaged has no hash.
create table stored_file (
  name text primary key,
  path text not null,
  bytes bigint not null,
  sha256 text,
  created_at bigint not null
);

create index stored_file_by_path on stored_file (path);
create index stored_file_damaged on stored_file (path) where sha256 is null;

-- By which the owner of a picture without measure is found, and the pictures are gone through in order.
create index member_by_image on member (image) where image is not null;
