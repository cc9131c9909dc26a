// Texts of web/features/panel/conversation.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/panel-conversation.ts'
import * as en from './en/panel-conversation.ts'

export const text = inReadersLanguage({ en, de })
