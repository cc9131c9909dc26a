// Writes states that take too long to reach into the database of a server started by this run.
import fs from 'node:fs'
import path from 'node:path'
import { findPlaces } from '@fairlead/local-services/database/places'
import pg from 'pg'
import { dataAt } from '../e2e/servers.ts'

/** False if this run didn't start the server; then the journey takes the long way. */
export async function inDatabase(url: string, sql: string, values: unknown[]): Promise<boolean> {
  const data = dataAt(url)
  if (data === null) return false
  const { home, sockets } = findPlaces(data)
  const password = fs.readFileSync(path.join(home, 'database.secret'), 'utf8').trim()
  const client = new pg.Client({ host: sockets, user: 'fairlead', database: 'postgres', password })
  await client.connect()
  try {
    const { rowCount } = await client.query(sql, values)
    if (!rowCount) throw new Error('There was no such row.')
    return true
  } finally {
    await client.end()
  }
}
