import { startService } from '../server/main.ts'
import { openDatabase } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { keepReviewing, spreadProject } from './fill-web.ts'
import { newCaller } from './figures.ts'
import fs from 'node:fs'
const settings = readSettings({ PORT: '8019', DATA_DIR: '/tmp/dd8019', POOL_SIZE: '4000', HOLD_SECONDS: '2', LOG_LEVEL: 'error' })
const service = await startService(settings)
const database = openDatabase(service.connection, (error) => console.error(error.message))
const call = await newCaller(service.url)
const review = await keepReviewing(database, call, 50)
const { project_id: big } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Big', type: '2' })
await spreadProject(database, big, 4000)
fs.writeFileSync('/tmp/mine/project-tabs.json', JSON.stringify({ session: call.session, project_id: big, review }))
console.log('ready')
setInterval(() => {}, 1000)
