// The demo's projects, created next to the running service.
import type { Services } from '../http/services.ts'
import { seedDemoProjects } from './demo-projects.ts'

/** The demo's projects are filled while its pages are already served. */
export function startDemoProjects(services: Services): void {
  const { settings, log } = services
  if (settings.demo && !settings.databaseUrl)
    void seedDemoProjects(services).catch((error: unknown) => log.warn({ err: error }, 'could not create demo projects'))
}
