// Loads the fields of work.
import business from './vocations/business.json' with { type: 'json' }
import digital from './vocations/digital.json' with { type: 'json' }
import hands from './vocations/hands.json' with { type: 'json' }
import { schoolings, type Vocation } from './vocation.ts'

/** The compiler checks the JSON files, but types every text in them as a string. */
type Row = Omit<Vocation, 'schooling'> & { schooling: string }

/** @throws RangeError for an unknown minimum education */
function vocationOf(name: string, row: Row): Vocation {
  const schooling = schoolings.find((level) => level === row.schooling)
  if (schooling === undefined) throw new RangeError(`${name}: unknown schooling '${row.schooling}'`)
  return { ...row, schooling }
}

const rows: Record<string, Row> = { ...digital, ...business, ...hands }

/** All fields of work by name. */
export const vocations: Record<string, Vocation> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, vocationOf(name, row)]),
)
