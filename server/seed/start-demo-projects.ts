// The demo's projects, created next to the running service.
import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../http/services.ts'
import { seedDemoProjects } from './demo-projects.ts'
import { deleteUnfinishedDemo } from './unfinished-demo.ts'

/** Between a failure, such as a full disk, and the next attempt. */
const retryMs = 60_000

/** The demo's projects are filled while its pages are already served; what fails begins again until it is complete. */
export function startDemoProjects(services: Services, pauseMs = retryMs): void {
  const { settings, log } = services
  if (!settings.demo || settings.databaseUrl) return
  const create = async () => {
    while (!services.isLeaving?.())
      try {
        return await seedDemoProjects(services)
      } catch (error) {
        log.error({ err: error }, 'the demo is incomplete: its projects could not be created, and begin again in a minute')
        await wait(pauseMs, undefined, { ref: false })
        await deleteUnfinishedDemo(services, (line) => log.warn(line)).catch(() => undefined)
      }
  }
  create().catch((error: unknown) => log.error({ err: error }, 'could not create demo projects'))
}
