// The title of the document by address, for screens that have none of their own.

const titles: readonly [path: RegExp, title: string][] = [
  [/^\/login$|^\/v2\/login$/, 'Sign in'],
  [/^\/register/, 'Create an account'],
  [/^\/product-picker$/, 'How do you want to hire?'],
  [/^\/autopilot-onboarding$/, 'Your first project'],
  [/^\/first-run$/, 'Set up'],
  [/^\/verify-email$/, 'Verify your email address'],
  [/^\/secure-account$/, 'Secure your account'],
  [/^\/reset-password$/, 'New password'],
  [/^\/profile$/, 'Profile'],
  [/^\/calendar$/, 'Calendar Preferences'],
  [/^\/ats-settings$/, 'ATS Connection Setup'],
  [/^\/demos\/templates$/, 'Templates'],
  [/^\/demos\/ideal-candidates$/, 'Ideal candidates'],
  [/^\/checkout$/, 'Plans'],
  [/^\/talent/, 'Talent pool'],
  [/^\/tasks$/, 'Tasks'],
  [/^\/inbox$/, 'Unmatched email'],
  [/^\/team$/, 'Team'],
  [/^\/operations/, 'Operations'],
  [/^\/security$/, 'Security log'],
  [/^\/audit$/, 'Audit log'],
  [/^\/analytics\/pipeline$/, 'Pipeline performance'],
  [/^\/analytics\/candidate$/, 'Candidate demographics'],
  [/^\/analytics\/fairness$/, 'Fairness'],
  [/^\/analytics\/model$/, 'Model'],
  [/^\/analytics$/, 'Analytics'],
  [/^\/panel$/, 'Projects'],
  [/^\/projects\/(settings|edit)\//, 'Project settings'],
  [/^\/(projects|autopilot-projects)\//, 'New project'],
]

/** 'Profile · Fairlead'; the product's name alone where an address has no title. */
export function screenTitle(path: string, product: string): string {
  const title = titles.find(([pattern]) => pattern.test(path))?.[1]
  return title ? `${title} · ${product}` : product
}
