// The demo's past, interrupted: a start that was killed is begun again, once, and never deletes what users added.
import { sql } from 'kysely'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedDemoProjects } from './demo-projects.ts'
import { prepareData } from './prepare-data.ts'

let testApp: TestApp
const lines: string[] = []
let halfTold: { id: string }[]
let keptOfUsed: number

function killedAfter(transactions: number): TestApp['services'] {
  const { services } = testApp
  let remaining = transactions
  const inWorkspace: typeof services.database.inWorkspace = (id, work) =>
    remaining-- > 0 ? services.database.inWorkspace(id, work) : Promise.reject(new Error('killed'))
  return { ...services, database: { ...services.database, inWorkspace } }
}
beforeAll(async () => {
  testApp = await createTestApp({ settings: { poolSize: 2500, demo: true, demoHistory: true } })
  const prepare = () => prepareData(testApp.services, (line) => void lines.push(line))
  await prepare()
  // the first start is killed during the history, the second recreates it, the third finds it complete
  await expect(seedDemoProjects(killedAfter(60))).rejects.toThrow('killed')
  halfTold = await query(`select id from candidate`)
  // with a project that a user added, nothing is deleted
  const [project] = await query<{ id: string; name: string }>(`select id, name from project limit 1`)
  await query(`update project set name = 'Our own search' where id = '${project!.id}'`)
  await prepare()
  keptOfUsed = (await query(`select id from candidate`)).length
  await query(`update project set name = '${project!.name}' where id = '${project!.id}'`)
  fs.writeFileSync(path.join(testApp.services.settings.dataDir, 'demo.unfinished'), '')
  await prepare()
  await seedDemoProjects(testApp.services)
  await prepare()
  await seedDemoProjects(testApp.services)
}, 300_000)
afterAll(() => testApp.close())

const query = async <T>(text: string) => (await sql.raw<T>(text).execute(testApp.database.system)).rows
const none = async (text: string) => expect(await query(text), text).toEqual([])

test("leaves an interrupted demo with users' projects unchanged", () => {
  expect(keptOfUsed).toBe(halfTold.length)
  expect(lines.filter((line) => /stay so/.test(line))).toHaveLength(1)
})

test('recreates an interrupted history, once', async () => {
  expect(halfTold.length).toBeGreaterThan(10)
  expect(lines.filter((line) => /begin again/.test(line))).toHaveLength(1)
  await none(`select id from candidate where id in ('${halfTold.map(({ id }) => id).join("','")}')`)
  const names = await query<{ project_name: string }>(`select name as project_name from project`)
  expect(names).toHaveLength(3)
})
