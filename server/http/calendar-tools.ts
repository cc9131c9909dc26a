// The services that use cases of calendars need.
import type { CalendarTools } from '../features/calendars/open-account.ts'
import type { Services } from './services.ts'

export const calendarTools = ({ outside, secrets }: Pick<Services, 'outside' | 'secrets'>): CalendarTools => ({
  calendars: outside.calendars,
  identity: outside.identity,
  secrets,
})
