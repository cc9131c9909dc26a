// Where a new user starts.
import { hasStrangersStep } from '../../project/first-step.ts'

/** The form of the first project: one begun before there was an account, of the chosen product, or the shortest. */
export function firstProjectPath(product: string | undefined): string {
  if (hasStrangersStep()) return '/autopilot-onboarding'
  return product ? `/projects/v2/new/${encodeURIComponent(product)}` : '/autopilot-projects/self-serve/new'
}
