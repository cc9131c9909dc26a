// Checks an email's links over the network, outside of any transaction; sending then reads the results.
import {
  brokenAmong,
  isMalformed,
  isOwnLink,
  linkLifetime,
  linksIn,
  maxLinks,
  type BrokenLink,
} from '@fairlead/domain/outreach/broken-links'
import type { Links } from '@fairlead/domain/ports/links'
import { looksLikeHtml } from '@fairlead/domain/shared/mail-body'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { accessCandidate, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { findLinkStates, saveLinkState } from './link-check-store.ts'
import { mailBody } from './mail-body.ts'

/** The links in unfilled texts. */
export function linksOfTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => linksIn(mailBody(text, looksLikeHtml(text)).html)))].slice(0, maxLinks)
}

export interface LinkTools {
  /** null = links aren't checked. */
  links: Links | null
  publicUrl: string
}

/** Checks unknown ones. Never rejects, whatever a server does. */
export async function checkLinks(ctx: WorkspaceContext, { links, publicUrl }: LinkTools, urls: readonly string[]): Promise<void> {
  const candidates = urls.filter((url) => !isMalformed(url) && !isOwnLink(url, publicUrl))
  if (!links || candidates.length === 0) return
  const knownStates = await ctx.transaction((tx) => findLinkStates(tx, ctx.workspaceId, candidates))
  const open = candidates.filter((url) => !knownStates.has(url))
  const states = await Promise.all(open.map(async (url) => ({ url, state: await links.check(url) })))
  if (states.length === 0) return
  await ctx.transaction(async (tx) => {
    for (const { url, state } of states.toSorted((a, b) => (a.url < b.url ? -1 : 1)))
      await saveLinkState(tx, ctx.workspaceId, url, state, linkLifetime[state])
  })
}

/** The broken links in an email as it is sent. */
export async function findBrokenLinks(tx: Tx, ctx: WorkspaceContext, html: string, publicUrl: string): Promise<BrokenLink[]> {
  const urls = linksIn(html).filter((url) => !isOwnLink(url, publicUrl))
  return brokenAmong(urls, await findLinkStates(tx, ctx.workspaceId, urls))
}

/** Links that say nothing about the candidate: the text may already be filled in, and we open its links. */
export function withoutCandidate(
  urls: readonly string[],
  { profile, preferredEmail }: Pick<LoadedCandidate, 'profile' | 'preferredEmail'>,
): string[] {
  const hide = hiderOf(profile, [preferredEmail], true)
  return urls.filter((url) => hide(decoded(url)) === decoded(url))
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

export interface WrittenLinks {
  projectId: string
  /** For this candidate; absent for a text with unfilled variables. */
  candidateId?: string | undefined
  urls: readonly string[]
}

/** For an author who is writing. */
export async function listBrokenLinks(
  ctx: ActorContext,
  tools: LinkTools,
  { projectId, candidateId, urls }: WrittenLinks,
): Promise<BrokenLink[]> {
  const candidate = await ctx.transaction(async (tx) => {
    await accessProject(tx, ctx.actor, projectId, 'decide')
    return candidateId === undefined ? null : (await accessCandidate(tx, ctx.actor, { projectId, candidateId }, 'decide')).candidate
  })
  const externalUrls = urls.filter((url) => !isOwnLink(url, tools.publicUrl)).slice(0, maxLinks)
  await checkLinks(ctx, tools, candidate ? withoutCandidate(externalUrls, candidate) : externalUrls)
  return ctx.transaction(async (tx) => brokenAmong(externalUrls, await findLinkStates(tx, ctx.workspaceId, externalUrls)))
}
