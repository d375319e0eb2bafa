-- Nothing ever wrote it. A board's layout follows from its sections.
alter table boards drop column layout;
