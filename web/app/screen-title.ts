// The document's title by address, for screens without their own.
import { text as screensText } from '../i18n/screens.ts'

const titles: readonly [path: RegExp, title: string][] = [
  [/^\/login$|^\/v2\/login$/, screensText.signIn],
  [/^\/register/, screensText.createAccount],
  [/^\/product-picker$/, screensText.productPicker],
  [/^\/autopilot-onboarding$/, screensText.firstProject],
  [/^\/first-run$/, screensText.firstRun],
  [/^\/verify-email$/, screensText.verifyEmail],
  [/^\/secure-account$/, screensText.secureAccount],
  [/^\/reset-password$/, screensText.resetPassword],
  [/^\/profile$/, screensText.profile],
  [/^\/calendar$/, screensText.calendar],
  [/^\/ats-settings$/, screensText.ats],
  [/^\/demos\/templates$/, screensText.templates],
  [/^\/demos\/ideal-candidates$/, screensText.idealCandidates],
  [/^\/checkout$/, screensText.plans],
  [/^\/talent/, screensText.talent],
  [/^\/start$/, screensText.start],
  [/^\/tasks$/, screensText.tasks],
  [/^\/home$/, screensText.home],
  [/^\/inbox$/, screensText.inbox],
  [/^\/team$/, screensText.team],
  [/^\/team\/notices$/, screensText.notices],
  [/^\/team\/suppressions$/, screensText.suppressions],
  [/^\/sso\/|^\/team\/single-sign-on$/, screensText.singleSignOn],
  [/^\/operations/, screensText.operations],
  [/^\/audit$/, screensText.auditLog],
  [/^\/analytics\/pipeline$/, screensText.pipeline],
  [/^\/analytics\/candidate$/, screensText.demographics],
  [/^\/analytics\/fairness$/, screensText.fairness],
  [/^\/analytics\/records$/, screensText.records],
  [/^\/analytics\/model$/, screensText.model],
  [/^\/analytics$/, screensText.analytics],
  [/^\/panel$/, screensText.projects],
  [/^\/projects\/(settings|edit)\//, screensText.projectSettings],
  [/^\/(projects|autopilot-projects)\//, screensText.newProject],
]

/** 'Profile · Fairlead'; only the product's name for an address without a title. */
export function screenTitle(path: string, product: string): string {
  const title = titles.find(([pattern]) => pattern.test(path))?.[1]
  return title ? `${title} · ${product}` : product
}
