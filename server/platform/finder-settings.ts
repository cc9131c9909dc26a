import { listOf, secret, setting, textOrNull } from './settings-kinds.ts'

/** The vendors that find email addresses. */
export const finderSettings = {
  HUNTER_KEY: secret(textOrNull, 'Hunter key, for finding email addresses; the demo finds fictional ones without it'),
  TOMBA_KEY: secret(textOrNull, 'Tomba key, for finding email addresses by LinkedIn page; needs TOMBA_SECRET'),
  TOMBA_SECRET: secret(textOrNull, 'Tomba secret'),
  EMAIL_FINDERS: setting(
    listOf((name) => name === 'hunter' || name === 'tomba', 'hunter or tomba'),
    'hunter,tomba',
    'Order of the email finders that have a key; the next is asked only when the one before finds nothing',
  ),
}
