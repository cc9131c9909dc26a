// Runs a statement as the tables' owner, for actions the service itself may not perform: truncating, ending connections.
import pg from 'pg'
import type { Connection } from '../server/platform/database.ts'

export async function asOwner(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => void 0)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
