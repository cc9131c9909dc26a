// English texts of domain/insight/self-identification.ts.

export const chooseAnswer = 'Please choose one of the answers.'

/** By the stored value. */
export const answers = {
  Woman: 'Woman',
  Man: 'Man',
  'Non-binary': 'Non-binary',
  'Another gender': 'Another gender',
  'Native American': 'Native American',
  Asian: 'Asian',
  'Black/African American': 'Black/African American',
  'Hispanic/Latino': 'Hispanic/Latino',
  White: 'White',
  'Pacific Islander': 'Pacific Islander',
  'More than one of these': 'More than one of these',
  'Prefer not to say': 'Prefer not to say',
}
