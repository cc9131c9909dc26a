// Validation of account forms: registration, profile, sign-in, and forgotten password.
import { limits } from '../shared/limits.ts'
import { messages } from '../shared/messages.ts'
import { checkRequired, isEmail, normaliseEmail } from '../shared/validation.ts'
import { checkCompany, checkName } from './names.ts'
import { text as validationText } from '../shared/texts/validation.ts'

export interface Registration {
  firstName: string
  lastName: string
  company: string
  jobTitle: string
  email: string
  password: string
}

/** Errors by wire name of the field; null when valid. An invited colleague needs no job title. */
export function checkRegistration(form: Registration, isInvited = false): Record<string, string> | null {
  const fields = checkPerson(form)
  if (isInvited && form.jobTitle.trim() === '') delete fields.job_title
  const password = checkPassword(form.password)
  if (password) fields.password = password
  return orNull(fields)
}

export interface ProfileForm extends Omit<Registration, 'password'> {
  /** Empty = unchanged. */
  newPassword: string
  newPasswordAgain: string
  /** Required for a new address or password, unless the session was confirmed within the last ten minutes. */
  currentPassword: string
}

/** Errors by wire name of the field; null when valid. */
export function checkProfile(form: ProfileForm): Record<string, string> | null {
  const fields = checkPerson(form)
  if (form.newPassword === '' && form.newPasswordAgain === '') return orNull(fields)
  const password = checkPassword(form.newPassword)
  if (password) fields.new_password = password
  const again = checkRetyped(form.newPassword, form.newPasswordAgain)
  if (again) fields.new_password_again = again
  return orNull(fields)
}

/** The error for a new password's length (8 to 128 characters), or null. `checkPasswordStrength` decides how easily it is guessed. */
export function checkPassword(password: string): string | null {
  if (password.length > limits.passwordMaximum) return validationText.charactersMax(limits.passwordMaximum)
  return checkRequired(password) ?? (password.length < limits.passwordMinimum ? messages.passwordTooShort : null)
}

/** The error for a repeated password, or null. */
export function checkRetyped(password: string, again: string): string | null {
  if (again === '') return messages.fieldRequired
  return again === password ? null : messages.passwordsDiffer
}

/** Signing in and requesting a new password require an address before anything is sent. */
export function checkSignInEmail(email: string): string | null {
  return email.trim() === '' ? messages.emailMissing : null
}

function checkPerson(form: Omit<Registration, 'password'>): Record<string, string> {
  const fields: Record<string, string> = {}
  const required = {
    first_name: form.firstName,
    last_name: form.lastName,
    company: form.company,
    job_title: form.jobTitle,
    email: form.email,
  }
  for (const [name, value] of Object.entries(required)) {
    const wrong = checkRequired(value)
    if (wrong) fields[name] = wrong
  }
  for (const [name, check] of [
    ['first_name', checkName],
    ['last_name', checkName],
    ['company', checkCompany],
  ] as const) {
    const wrong = fields[name] ?? check(required[name])
    if (wrong) fields[name] = wrong
  }
  // letters that look like others would make two accounts of one address
  if (!fields.email && !(isEmail(form.email) && isPlainAddress(form.email))) fields.email = messages.notAnEmail
  return fields
}

const isPlainAddress = (email: string) => /^[\x21-\x7E]+$/.test(normaliseEmail(email))

const orNull = (fields: Record<string, string>) => (Object.keys(fields).length > 0 ? fields : null)
