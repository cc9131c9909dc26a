import type { ReadNoticeRules } from '@fairlead/contract/v2/team/notice_rules'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { queryFor } from '../../api/cache.ts'

export type RulesPage = ReadNoticeRules['answer']
export type ListedRule = RulesPage['rules'][number]

export const rulesQuery = queryFor<ReadNoticeRules>('v2/team/notice_rules', {})

export const countryName = (code: string): string => new Intl.DisplayNames(readersLocale(), { type: 'region' }).of(code) ?? code
