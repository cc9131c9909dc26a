import * as calls from '@fairlead/contract/v2/team/notice_rules'
import { saveAddedRule, saveWording, showNoticeRules, switchRule } from '../../../features/rights/notice-settings.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'

async function page(ctx: ActorContext): Promise<calls.ReadNoticeRules['answer']> {
  const { canManage, rules, wording } = await showNoticeRules(ctx)
  return {
    can_manage: canManage,
    rules: rules.map(({ clock, isInForce, isAdded, offReason, ...rule }) => ({
      ...rule,
      has_clock: clock,
      is_in_force: isInForce,
      is_added: isAdded,
      off_reason: offReason,
    })),
    wording,
  }
}

export const getTeamNoticeRules = endpoint(calls.readNoticeRules, (ctx) => page(ctx))

export const putTeamNoticeRules = endpoint(calls.switchNoticeRule, async (ctx, { input }) => {
  await switchRule(ctx, input.rule_id, input.off_reason)
  return page(ctx)
})

export const putTeamNoticeRulesAdded = endpoint(calls.saveAddedRule, async (ctx, { input }) => {
  const { rule_id, remove, country, region, to, ...rule } = input
  await saveAddedRule(
    ctx,
    rule_id,
    remove
      ? null
      : {
          ...rule,
          country: country.trim().toUpperCase(),
          region: region.trim().toUpperCase() || null,
          to: to || null,
          title: rule.title.trim(),
        },
  )
  return page(ctx)
})

export const putTeamNoticeRulesWording = endpoint(calls.saveNoticeWording, async (ctx, { input: { part, language, text } }) => {
  await saveWording(ctx, { part, language, written: text })
  return page(ctx)
})
