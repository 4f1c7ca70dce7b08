-- Additive: yes
-- In which the member asked for it, for one who has chosen none. Null: asked for by somebody else, or before this was kept.
alter table data_export add column language text;
