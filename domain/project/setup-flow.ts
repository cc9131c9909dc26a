// The ways to set a project up, by name (setup-flows.ts says what each one is made of).

export const setupFlows = ['self_serve', 'legacy', 'legacy_settings', 'full', 'onboarding', 'first_project'] as const
export type SetupFlow = (typeof setupFlows)[number]
