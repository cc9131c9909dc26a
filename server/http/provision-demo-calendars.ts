// In the demo, everyone who signs in gets this machine's calendars; elsewhere no one does.
import { connectGiven } from '../features/calendars/connect-calendar.ts'
import { systemContext } from '../platform/context.ts'
import { calendarTools } from './calendar-tools.ts'
import type { Services } from './services.ts'

/** Signing in works without them: they are assigned the next time. */
export async function provisionDemoCalendars(services: Services, email: string): Promise<void> {
  const { database, log } = services
  if (!services.settings.demo) return
  const user = await database.system.selectFrom('users').select(['id', 'workspace_id']).where('email', '=', email).executeTakeFirst()
  if (!user) return
  const ctx = systemContext(database, user.workspace_id, services.now)
  await connectGiven(ctx, calendarTools(services), { userId: user.id, email }).catch((error: unknown) =>
    log.warn({ err: error }, 'could not create demo calendars'),
  )
}
