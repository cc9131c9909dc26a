// The reader of the present work: the user of a request, the recipient of an email or notification.
import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageFrom, type AppLanguage } from '@fairlead/domain/shared/readers-language'

const current = new AsyncLocalStorage<AppLanguage>()
readLanguageFrom(() => current.getStore() ?? 'en')

/** Does `work` in the language of its reader; English if that is not known. */
export const forReader = <T>(language: AppLanguage | null, work: () => T): T => current.run(language ?? 'en', work)

/** A text that is written once its reader is known. */
export type Written = string | (() => string)

export const writtenFor = (language: AppLanguage | null, text: Written): string =>
  typeof text === 'string' ? text : forReader(language, text)
