// The specification's figures, each by name.
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

test('calibration shows ten, fills its bar in 120 steps of a second and asks every two [433]', () => {
  expect(limits).toMatchObject({ calibrationBatch: 10, calibrationSteps: 120, calibrationStepMs: 1000, calibrationPollMs: 2000 })
})

test("matches the specification's figures", () => {
  expect(limits).toMatchObject({
    pageSize: 50,
    firstPage: 1,
    experiencesShown: 3,
    skillsShown: 15,
    reasonsShown: 3,
    educationShown: 1,
    summaryLength: 200,
    collapseLength: 200,
    rejectionLength: 35,
    archiveReasonLength: 35,
    projectNameLength: 35,
    chosenProjectNameLength: 12,
    passwordMinimum: 8,
    passwordMaximum: 128,
    invitationLength: 300,
    processingHours: 48,
    searchDelayMs: 500,
    emailLookupDelayMs: 400,
    rejectCommitMs: 500,
    cardMoveMs: 500,
    textInsertMs: 160,
    redirectMs: 2000,
    reviewMailMessageMs: 2000,
    keptMessageMs: 3000,
    successMessageMs: 3000,
    tooltipMs: 5000,
    drawerWidth: 270,
    desktopWidth: 1170,
    tooltipWidth: 500,
    importDialogWidth: 640,
    shareDialogWidth: 640,
    reasonDialogWidth: 600,
    profileMenuWidth: 232,
    shortcutMenuWidth: 472,
    sidePanelWidth: 600,
    cardHeight: 550,
    cardFootHeight: 50,
    errorSampleRate: 0.1,
  })
})
