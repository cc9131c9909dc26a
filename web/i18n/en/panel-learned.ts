// English texts of web/features/panel/review/learned.
import { plural } from '@fairlead/domain/shared/language'

// Effect text
export const effectFailed = 'We couldn’t compute the effect. You can still save.'
export const computingEffect = 'Computing the effect …'
export const strongestGains = (names: string | number) => `Up the most: ${names}`
export const strongestLosses = (names: string | number) => `Down the most: ${names}`

// Learned dialog
export const title = 'What your decisions taught'
export const loadFailed = 'We couldn’t load what the search learned.'
export const decisionsIgnored = (decisions: string | number) => `The search ignores ${decisions}. It learns from new decisions.`
export const noLessonsHint = 'Approve and reject candidates in Review: what they have in common appears here.'
export const basedOn = (decisions: string | number, approved: string | number, rejected: string | number) =>
  `From ${decisions}: ${approved} approved, ${rejected} rejected. Later searches use the lines that are checked. Of candidates equal in everything you ask for, those most like the ones you approved are chosen first.`
export const lessons = 'Lessons'
export const noLongerLearned = (names: string | number) => `No longer learned: ${names}.`
export const searchesAgain = (unseen: number) =>
  unseen === 0
    ? 'Changing or undoing a line searches again.'
    : `Changing or undoing a line searches again: ${unseen === 1 ? 'the unreviewed candidate leaves Review and may be found again' : `the ${unseen} unreviewed candidates leave Review and may be found again`}.`
export const undoAll = 'Undo all'
export const cancel = 'Cancel'
export const acceptAndSearch = 'Accept and search again'
export const accept = 'Accept'
export const decisions = (count: number) => plural('en', count, { one: '1 decision', other: `${count} decisions` })
export const noOneLeft = 'No one is left in the talent pool for this search.'
export const noneMoves = (all: number) => `None of the next ${all.toLocaleString('en')} candidates moves by 25 places or more.`
export const someMove = (moved: number, all: number) =>
  `${moved} of the next ${all.toLocaleString('en')} candidates move by 25 places or more.`
export const areNew = (entered: number) => plural('en', entered, { one: 'One of them is new.', other: `${entered} of them are new.` })

// Lesson row
export const amountLabel = (text: string | number) => `How much: ${text}`
export const added = 'Added'
export const yearsFor = (ranges: string) => `Years: ${ranges}`
export const dollarsFor = (ranges: string) => `US dollars per year: ${ranges}`
export const yearsUnit = ' years'
export const thousands = ','
export const decimals = '.'
export const strengthened = 'Strengthened'
export const weakened = 'Weakened'
export const excluded = 'Excluded'
export const newBadge = 'New'
export const changed = 'Changed'
export const andMore = (names: string | number, namesShown: string | number) => `${names} and ${namesShown} more`
export const excludesThem = 'Later searches won’t find them.'
export const movesNone = 'By itself, it moves none of the next candidates by 25 places or more.'
export const movesSome = (moved: string | number) => `By itself, it moves ${moved} of the next candidates by 25 places or more.`

// Version list
export const versions = 'Versions'
export const versionLine = (number: string | number, cause: string | number) => `Version ${number}: ${cause} ·`
export const productName = 'Fairlead'
export const fromDate = (relativeDate: string | number) => `· ${relativeDate} · from`
export const oneDecision = '1 decision'
export const decisionCount = (decisions: string | number) => `${decisions} decisions`
export const nothingLearned = 'Nothing learned.'
export const inUse = 'In use'
export const useVersionAgain = (number: string | number) => `Use version ${number} again`
export const learnedByASearch = 'Learned by a search'
export const accepted = 'Accepted'
export const allUndoneVersion = 'All undone'
export const versionRestored = (version: number | null) => `Version ${version} restored`

// Saving
export const savedAs = (version: number) => `Saved as version ${version}`
export const savedAndSearching = (version: number) => `Saved as version ${version}. Searching again.`
export const undoneAndSearching = 'Undone. Searching again without what was learned.'
export const restoredAndSearching = (version: number) => `Version ${version} restored. Searching again.`
export const allUndone = 'The search ignores these decisions. Restore an earlier version to use them again.'
export const restored = (version: number) => `Version ${version} restored`
