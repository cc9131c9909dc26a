// How candidates are shown to the reading user.
import type { ActorContext } from '../../platform/context.ts'
import type { Services } from '../services.ts'
import type { WireOptions } from './candidate.ts'

export function readerOf(ctx: ActorContext, services: Services, base: 'v1' | 'v2'): WireOptions {
  return { base, reasons: services.reasons, isRecruiterProfile: services.settings.recruiterProfiles.includes(ctx.actor.email) }
}
