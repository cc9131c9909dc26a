// English texts of web/features/panel/review/CalibrationIntro.tsx.

export const yourFirstTenAreHere = 'Your first ten are here'
export const approveCandidatesYoudTalkTo =
  'Approve candidates you’d talk to, reject those you wouldn’t, and say why. Your decisions shape who comes next.'
export const letsCalibrate = "Let's Calibrate"
export const calibrateWithTheseTen = 'Calibrate with these ten'
export const whenOffTheyreReviewedLike = 'When off, they’re reviewed like everyone else.'
