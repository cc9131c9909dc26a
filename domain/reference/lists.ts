// The short fixed lists a user picks from: industries, ethnicity options, and the colors of tags and avatars.

export const industries = [
  'Sports',
  'Services',
  'Consumer Goods',
  'Energy/Environment/Agro',
  'Real Estate',
  'Hardware',
  'Business',
  'Nonprofit',
  'Media/Design',
  'Manufacturing/Logistics',
  'Legal',
  'Government',
  'Business or Finance',
  'Healthcare',
  'Software',
  'Education',
  'Mechanical',
] as const
export type Industry = (typeof industries)[number]

/** Self-reported only; no rule and no score ever reads a person's answer. */
export const ethnicityOptions = [
  'No Preference',
  'Native American',
  'Asian',
  'Black/African American',
  'Hispanic/Latino',
  'White',
  'Pacific Islander',
] as const
export type EthnicityOption = (typeof ethnicityOptions)[number]

/** Each has a contrast of at least 4.5:1 with white text. */
export const uiColors = [
  '#1f5fbf',
  '#3b4cca',
  '#5b3fc4',
  '#7a35b8',
  '#9a2f9c',
  '#b0297a',
  '#b82a52',
  '#b83232',
  '#a8461a',
  '#8a5a00',
  '#6b6700',
  '#43721c',
  '#1c7540',
  '#0f7468',
  '#0b6f8a',
  '#4a5a6a',
] as const
