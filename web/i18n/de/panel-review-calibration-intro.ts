// German texts of web/features/panel/review/CalibrationIntro.tsx.

export const title = 'Ihre ersten zehn sind da'
export const howToDecide =
  'Geben Sie frei, mit wem Sie sprechen würden, lehnen Sie die anderen ab und sagen Sie, warum. Ihre Entscheidungen bestimmen, wer als Nächstes kommt.'
export const letsCalibrate = 'Kalibrierung starten'
export const calibrateSwitch = 'Mit diesen zehn kalibrieren'
export const calibrateSwitchHint = 'Ausgeschaltet werden sie wie alle anderen durchgesehen.'
