// The plans page: which searches are free trials, and what was requested.
import type { ActorContext } from '../../platform/context.ts'
import type { Settings } from '../../platform/settings.ts'
import { listProjects } from '../projects/views/project-views.ts'
import { listRequests, type ListedRequest } from './plan-request-store.ts'

export interface CheckoutView {
  trials: { id: string; name: string; contacted: number; limit: number }[]
  requests: ListedRequest[]
}

/** Searches the user may open; all of the team's requests. */
export async function readCheckout(ctx: ActorContext, installation: Pick<Settings, 'freeTrialContacts'>): Promise<CheckoutView> {
  const [projects, requests] = await Promise.all([listProjects(ctx, installation), ctx.transaction(listRequests)])
  const trials = projects.filter((project) => project.isFreeTrial && !project.isArchived)
  const limitOf = (ownLimit: number | null) => ownLimit ?? installation.freeTrialContacts
  return {
    trials: trials.map(({ id, name, contacted, trialContacts }) => ({ id, name, contacted, limit: limitOf(trialContacts) })),
    requests,
  }
}
