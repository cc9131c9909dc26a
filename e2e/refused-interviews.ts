// Writes about interviews, see refused-writes.ts.

export const interviewKinds = {
  'interview moved by the team': ['candidate/moves/RebookDialog.tsx', 'POST v2/interviews/rebook'],
  'interview declined': ['candidate/card/InterviewLine.tsx', 'POST v2/interviews/decline'],
  'interview cancelled by the team': [
    'candidate/card/InterviewLine.tsx',
    'POST v2/interviews/cancel',
    ['booking.spec.ts', "'interview cancelled by the team'"],
  ],
  scorecard: ['guest/scorecard/use-scorecard.ts', 'PUT v2/scorecard', ['scorecards.nightly.spec.ts', "refused(phone, 'scorecard'"]],
  'own scorecard': [
    'candidate/card/Scorecards.tsx',
    'POST v2/interviews/scorecards',
    ['scorecards.nightly.spec.ts', "refused(secondPage, 'own scorecard'"],
  ],
  'another interview': ['candidate/moves/AnotherInterviewDialog.tsx', 'POST v2/interviews/another'],
  'link to book': ['candidate/card/SchedulingLine.tsx', 'POST v2/interviews/booking/send'],
  'times proposed': ['candidate/moves/ProposeTimesDialog.tsx', 'POST v2/interviews/propose'],
  'time booked by the team': ['candidate/moves/ProposeTimesDialog.tsx', 'POST v2/interviews/book'],
  'link with other interviewers': ['candidate/moves/AnotherInterviewDialog.tsx', 'POST v2/interviews/booking/send'],
  debrief: ['candidate/card/Scorecards.tsx', 'POST v2/interviews/scorecards/debrief'],
  'interview kit': ['features/panel/KitDialog.tsx', 'PUT v2/interviews/kit'],
  'hold a time': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/hold', ['booking.spec.ts', "answer('hold'"]],
  'confirm a time': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/confirm', ['booking.spec.ts', "answer('confirm'"]],
  'move an interview': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/move', ['booking.spec.ts', "answer('move'"]],
  'cancel an interview': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/cancel', ['booking.spec.ts', "answer('cancel'"]],
} as const
