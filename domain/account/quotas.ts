// How many emails to others a workspace and each of its users may trigger per day.
import { text as quotasText } from './texts/quotas.ts'

export type QuotaKind = 'invitation' | 'share' | 'team_email'

export interface Quota {
  /** Per user per day. */
  user: number
  /** Per workspace per day. */
  workspace: number
  /** Per workspace per day while the workspace is new. */
  young: number
}

/** Days are in UTC, so that every process and database agrees when one ends. */
export const quotas: Readonly<Record<QuotaKind, Quota>> = {
  invitation: { user: 30, workspace: 60, young: 15 },
  share: { user: 100, workspace: 300, young: 30 },
  team_email: { user: 300, workspace: 1000, young: 100 },
}

/** A workspace is new for three days: long enough for the operator to notice what it sends. */
export const youngDays = 3
const dayMs = 86_400_000

export interface WorkspaceQuota {
  createdAt: Date
  /** Set by super admins, from 1 to 100; a factor above 1 also lifts the lower limits of a new workspace. */
  factor: number
}

export function quotaOf(kind: QuotaKind, workspace: WorkspaceQuota, now: Date): { user: number; workspace: number; isYoung: boolean } {
  const { user, workspace: whole, young } = quotas[kind]
  const isYoung = workspace.factor === 1 && now.getTime() - workspace.createdAt.getTime() < youngDays * dayMs
  const max = isYoung ? young : whole * workspace.factor
  return { user: Math.min(user * workspace.factor, max), workspace: max, isYoung }
}

export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs)
}

/** The message of a refusal: whose limit was reached, and when it resets. */
export function quotaSentence(
  kind: QuotaKind,
  { scope, max, isYoung, now }: { scope: 'user' | 'workspace'; max: number; isYoung: boolean; now: Date },
): string {
  const hours = Math.max(1, Math.ceil((startOfDay(now).getTime() + dayMs - now.getTime()) / 3_600_000))
  return quotasText.dailyLimit(scope === 'user', max, kind, isYoung, hours)
}
