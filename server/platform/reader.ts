// The reader of the present work: the user of a request, the recipient of an email or notification.
import { AsyncLocalStorage } from 'node:async_hooks'
import { appLanguageOf, readLanguageFrom, type AppLanguage } from '@fairlead/domain/shared/readers-language'

const current = new AsyncLocalStorage<AppLanguage>()
readLanguageFrom(() => current.getStore() ?? 'en')

/** Does `work` in the language of its reader; English if that is not known. */
export const forReader = <T>(language: AppLanguage | null, work: () => T): T => current.run(language ?? 'en', work)

/** The same for the reader of a list of languages such as a request's `Accept-Language`. */
export const forReaderOf = <T>(tags: string | undefined, work: () => T): T => forReader(appLanguageOf(tags), work)

/** A text that is written once its reader is known. */
export type Written = string | (() => string)

export const writtenFor = (language: AppLanguage | null, text: Written): string =>
  typeof text === 'string' ? text : forReader(language, text)
