// Writes schema.ts from a migrated database, so that every query is checked against the actual tables.
import type { Client } from 'pg'
import { columnTypes, typeSources } from './column-types.ts'

const types: Record<string, string> = {
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  timestamptz: 'Date',
  bytea: 'Buffer',
  _int4: 'number[]',
  _text: 'string[]',
}

interface Check {
  table_name: string
  column_name: string
  definition: string
}

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  has_default: boolean
  is_generated: boolean
}

/** The formatter breaks longer lines. */
const printWidth = 140

/** `'a' | 'b'` from a constraint that lists a column's values; null for any other constraint. */
export function unionOf(definition: string): string | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)?.[1]
  return list === undefined ? null : list.replaceAll('::text', '').split(', ').join(' | ')
}

/** The source text of schema.ts for this database's public tables. */
export async function generateSchema(client: Client): Promise<string> {
  const { rows } = await client.query<Column>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default is not null as has_default, c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as is_generated
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public'
    order by c.table_name, c.ordinal_position`)
  const { rows: checks } = await client.query<Check>(`
    select t.relname as table_name, a.attname as column_name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`)
  const lists = new Map<string, string>()
  for (const { table_name, column_name, definition } of checks) {
    const union = unionOf(definition)
    if (union !== null) lists.set(`${table_name}.${column_name}`, union)
  }
  const tables = Map.groupBy(rows, (row) => row.table_name)
  const name = (table: string) => table.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase()) + 'Table'
  const field = (column: Column) => {
    const optional = column.has_default || column.is_nullable === 'YES'
    const orNull = column.is_nullable === 'YES' ? ' | null' : ''
    const key = `${column.table_name}.${column.column_name}`
    const columnType = columnTypes[key]
    if (column.udt_name === 'jsonb')
      return `ColumnType<${columnType ? `${columnType}${orNull}` : 'unknown'}, string${orNull}${optional ? ' | undefined' : ''}, string${orNull}>`
    const base = columnType ?? lists.get(key) ?? types[column.udt_name]
    if (!base) throw new Error(`No TypeScript type for ${column.udt_name} of ${column.table_name}.${column.column_name}.`)
    if (column.is_generated) return `GeneratedAlways<${base}>`
    if (base === 'Date') return `ColumnType<Date${orNull}, Date | string${orNull}${optional ? ' | undefined' : ''}, Date | string${orNull}>`
    return column.has_default ? `Generated<${base}${orNull}>` : `${base}${orNull}`
  }
  const line = (column: Column) => {
    const type = field(column)
    const whole = `  ${column.column_name}: ${type}`
    return whole.length <= printWidth ? whole : `  ${column.column_name}:\n    | ${type.replaceAll(' | ', '\n    | ')}`
  }
  const interfaces = [...tables].map(([table, columns]) => `export interface ${name(table)} {\n${columns.map(line).join('\n')}\n}`)
  const database = `export interface DB {\n${[...tables.keys()].map((table) => `  ${table}: ${name(table)}`).join('\n')}\n}`
  const source = `${interfaces.join('\n\n')}\n\n${database}\n`
  const imports = Map.groupBy(
    Object.entries(typeSources).filter(([type]) => new RegExp(`\\b${type}\\b`).test(source)),
    ([, from]) => from,
  )
  return [
    '// The tables as they are in Postgres; written by `npm run write schema`, never by hand.',
    ...[...imports].map(([from, used]) => `import type { ${used.map(([type]) => type).join(', ')} } from '${from}'`),
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
    '',
    source,
  ].join('\n')
}
