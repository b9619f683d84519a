import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** JSON that the database puts together, in the shape of an answer: what belongs to many rows of many tables comes as one value. */
export const jsonObject = (shape: Record<string, SQLWrapper>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(shape).map(([name, of]) => sql`${sql.raw(`'${name}'`)}, ${of}`),
    sql`, `,
  )})`

/** @param from what follows `from` */
export const jsonList = <Row>(shape: Record<string, SQLWrapper>, order: SQLWrapper, from: SQLWrapper): SQL<Row[]> =>
  sql`(select coalesce(json_agg(${jsonObject(shape)} order by ${order}), '[]') from ${from})`

/** As `Date.toISOString` writes it. */
export const isoTime = (instant: SQLWrapper): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
