// What admins change about the rules for notices: rules that are off, rules of their own, and wording. Each change is in the audit log.
import {
  allRules,
  isInForce,
  lineParts,
  noticeLimits,
  validateAddedRule,
  type AddedRule,
  type LinePart,
  type NoticeRule,
  type NoticeSettings,
} from '@fairlead/domain/outreach/notice-rules'
import { outreachTexts } from '@fairlead/domain/outreach/texts/outreach-texts'
import { Refusal } from '@fairlead/domain/refusal'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { languages, type Language } from '@fairlead/domain/shared/language'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { readReferenceTables } from '../../platform/reference.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { lockWorkspace, saveNoticeSettings } from '../accounts/users/user-store.ts'
import { isWorkspaceAdmin, requireWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { readWorkspaceNotices } from '../mail/messages/notice-rules.ts'
import { text } from './texts/texts.ts'

export interface RulesPage {
  canManage: boolean
  rules: (NoticeRule & { isInForce: boolean; note: string | null; isAdded: boolean; offReason: string | null })[]
  wording: { part: LinePart; language: Language; standard: string; text: string | null }[]
}

export function showNoticeRules(ctx: ActorContext): Promise<RulesPage> {
  return ctx.transaction(async (tx) => {
    const { settings } = await readWorkspaceNotices(tx, ctx)
    const today = dayOfMoment(ctx.now())
    const { noticeRules } = readReferenceTables()
    const notes = new Map(noticeRules.map(({ id, note, noteDe }) => [id, readersLanguage() === 'de' ? noteDe : note]))
    return {
      canManage: await isWorkspaceAdmin(tx, ctx.actor),
      rules: allRules(noticeRules, settings).map((rule) => ({
        ...rule,
        isInForce: isInForce(rule, today),
        note: notes.get(rule.id) ?? null,
        isAdded: !notes.has(rule.id),
        offReason: settings.off[rule.id] ?? null,
      })),
      wording: lineParts.flatMap((part) =>
        languages.map((language) => ({
          part,
          language,
          standard: outreachTexts(language).notice[part],
          text: settings.wording[part]?.[language] ?? null,
        })),
      ),
    }
  })
}

/** One change at a time; `change` gets the settings as they are and returns what the audit log says of it. */
function changeSettings(
  ctx: ActorContext,
  change: (settings: NoticeSettings) => { next: NoticeSettings; details: Record<string, string | boolean> },
): Promise<void> {
  return ctx.transaction(async (tx: Tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    await lockWorkspace(tx, ctx.workspaceId)
    const { settings } = await readWorkspaceNotices(tx, ctx)
    const { next, details } = change(settings)
    if (JSON.stringify(next) === JSON.stringify(settings)) return
    await saveNoticeSettings(tx, ctx.workspaceId, next)
    const { workspaceId, userId } = ctx
    await recordAuditEvent(tx, { kind: 'settings_changed', workspaceId, userId, actor: ctx.actor.email, details })
  })
}

/** '' turns it on again. Emails that are planned already keep the rules of the moment they are sent. */
export function switchRule(ctx: ActorContext, ruleId: string, offReason: string): Promise<void> {
  return changeSettings(ctx, (settings) => {
    const rule = allRules(readReferenceTables().noticeRules, settings).find(({ id }) => id === ruleId)
    if (!rule) throw new Refusal('not_found', text.ruleUnknown)
    const { [ruleId]: _, ...off } = settings.off
    const reason = offReason.trim()
    return {
      next: { ...settings, off: reason === '' ? off : { ...off, [ruleId]: reason } },
      details: { notice_rule: rule.title, is_on: reason === '', reason },
    }
  })
}

export function saveAddedRule(ctx: ActorContext, ruleId: string | undefined, rule: Omit<AddedRule, 'id'> | null): Promise<void> {
  return changeSettings(ctx, (settings) => {
    const before = settings.added.find(({ id }) => id === ruleId)
    if (ruleId !== undefined && !before) throw new Refusal('not_found', text.ruleUnknown)
    const details = { notice_rule: rule?.title ?? before?.title ?? '' }
    if (rule === null) {
      const { [ruleId ?? '']: _, ...off } = settings.off
      return { next: { ...settings, off, added: settings.added.filter(({ id }) => id !== ruleId) }, details: { ...details, is_on: false } }
    }
    const problems = validateAddedRule(rule)
    if (problems) throw new Refusal('invalid_input', undefined, problems)
    if (before)
      return {
        next: { ...settings, added: settings.added.map((entry) => (entry === before ? { ...rule, id: before.id } : entry)) },
        details,
      }
    if (settings.added.length >= noticeLimits.added) throw new Refusal('invalid_input', text.tooManyRules(noticeLimits.added))
    return { next: { ...settings, added: [...settings.added, { ...rule, id: newId() }] }, details: { ...details, is_on: true } }
  })
}

/** '' = the product's again. */
export function saveWording(
  ctx: ActorContext,
  { part, language, written }: { part: LinePart; language: Language; written: string },
): Promise<void> {
  return changeSettings(ctx, (settings) => {
    const { [language]: _, ...rest } = settings.wording[part] ?? {}
    const words = written.replace(/\s+/g, ' ').trim()
    const next = { ...rest, ...(words === '' ? {} : { [language]: words }) }
    return {
      next: { ...settings, wording: { ...settings.wording, [part]: next } },
      details: { notice_wording: `${part} ${language}`, text: words },
    }
  })
}
