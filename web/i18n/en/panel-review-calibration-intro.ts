// English texts of web/features/panel/review/CalibrationIntro.tsx.

export const title = 'Your first ten are here'
export const howToDecide = 'Approve candidates you’d talk to, reject those you wouldn’t, and say why. Your decisions shape who comes next.'
export const letsCalibrate = "Let's Calibrate"
export const calibrateSwitch = 'Calibrate with these ten'
export const calibrateSwitchHint = 'When off, they’re reviewed like everyone else.'
