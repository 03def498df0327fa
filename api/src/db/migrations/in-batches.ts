/**
 * Returns SQL that runs an update for 20,000 ids at a time, because PostgreSQL releases the memory of an update's
 * subqueries only when the update ends.
 *
 * @param update a statement that ends with a `where` clause
 */
export const inBatches = (table: string, id: string, update: string) => `
  do $$ declare part record; begin
    for part in
      select min(id::text)::uuid as first, max(id::text)::uuid as last
      from (select ${id} as id, row_number() over (order by ${id}) / 20000 as n from ${table}) numbered group by n
    loop
      ${update} and ${id} between part.first and part.last;
    end loop;
  end $$`;
