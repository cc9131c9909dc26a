// The sentences of the specification's catalogs, verbatim, each looked up in the product's catalog.
import { describe, expect, test } from 'vitest'
import { refusalSentence } from '../refusal.ts'
import { messages, messagesAbout } from './messages.ts'

const sentences = new Set<string>([...Object.values(messages), messagesAbout.signInFailed('Google')])

describe('the catalogue holds', () => {
  test.each([
    'Could not send email. Please try again.',
    'Successfully sent email',
    'Could not import candidate. Please try again.',
    'Successfully imported candidate!',
    'Candidate is already in this project and has been moved to Interested. Follow up through the right nav',
    'Candidate can be added to this project.',
    'Unable to find email for this LinkedIn User.',
    'Hard requirements failed - please try again later.',
    'Load project settings failed - please try again later.',
    'Load candidates failed - please try again later.',
    'Update user failed - please try again later.',
    'Load projects failed - please try again later.',
    'Project update failed - please try again later.',
    'Error authenticating Google user - please try again later.',
    "Could not find that user's session",
  ])('of the first catalogue: %s', (sentence) => {
    expect(sentences).toContain(sentence)
  })
  test.each([
    'Invalid username or password',
    'We cannot find your account.',
    'Please enter your email address',
    'This e-mail is already registered.',
    'Password is too short',
    'Passwords do not match',
    'This field is required',
    'This field is required.',
    'Required.',
    'Not a valid URL.',
    'Not a valid Linkedin URL',
    'Not a valid email address',
    'Invalid e-mail.',
    'URL is not valid',
    'All candidate URLs must be valid LinkedIn profiles',
    'Please indicate reasons for rejection',
    'Tell us more (required)',
    'An error occurred when trying to update your profile.',
    'Profile updated successfully!',
    'Sending email is failed!',
    'Swipe candidate failed - Please try again later.',
    'Candidate is already in this project.',
    'Candidate Succesfully Moved To Other Project',
    'Calendar setup required',
    'It seems you have not set up your calendar yet. We cannot schedule candidate interviews until you do',
    'This email already exists.',
    "Couldn't send email. Please try another outreach option.",
    'No email addresses were found for this candidate. Please select another outreach option to contact this candidate.',
    "Couldn't send InMail. Please try another outreach option.",
    "Couldn't send LinkedIn invitation. Please try another outreach option.",
    'Your invitation message cannot exceed 300 characters',
    'Could not add your LinkedIn account. Please contact this candidate on your own',
    'Sorry, we were unable to connect your LinkedIn account. Please contact candidates on your own.',
    'Changes Needed!',
    'Successfully sent InMail',
    'Successfully sent LinkedIn invitation',
    'Success: Email Sent!',
    'Your Reply has been sent to the candidate',
    'Email address updated',
    'Note saved',
    'Candidate has been updated',
  ])('of the second: %s', (sentence) => {
    expect(sentences).toContain(sentence)
  })
  test.each([
    'Selected candidate(s) ineligible for Interested.',
    'Your Project has been paused!',
    'Project reactivated',
    'Your Project has been archived!',
    'Project restored from archives',
    'Project Copied. Please change your search preferences to get a new batch of candidates.',
    'Processing your job submission...',
    'We are going to present an initial set of ten candidates.',
    'Check out those awesome candidates!',
    "This candidate will reappear in your 'Interested' tab once they share the requested item with us.",
    "You don't have permissions to perform this action",
    'We are still syncing your calendar. Please check back shortly!',
    'Are you sure want to send email?',
    'All followups were disabled for this candidate.',
    'No candidates yet',
    'Get started by creating your first project!',
  ])('of the states and screens: %s', (sentence) => {
    expect(sentences).toContain(sentence)
  })
})

test('fills in sentences with gaps as given', () => {
  expect(messagesAbout.emailsFound(2)).toBe('2 email(s) found. Please select an email address and send your email.')
  expect([messagesAbout.selected(0), messagesAbout.selected(3)]).toEqual(['Select all', '3 selected'])
  expect(messagesAbout.senderWithoutAccess('Fairlead')).toBe(
    'The sender you selected has not given Fairlead permission to access their email. Please select another sender.',
  )
  expect(messagesAbout.managing('Fairlead')).toBe('Fairlead is managing the correspondence.')
  expect(messagesAbout.screenerWithCalendar('Fairlead', 'Sam')).toBe(
    "Fairlead will coordinate with the candidate to schedule time on Sam's calendar.",
  )
  expect(messagesAbout.screenerWithoutCalendar('Fairlead', 'Sam')).toBe(
    'Fairlead will introduce Sam to the candidate via email. They can coordinate directly with the candidate to schedule the interview',
  )
  expect(messagesAbout.conversationWith('Ada')).toBe('Conversation with Ada')
  expect(messagesAbout.updateEmailOf('Ada')).toBe("Update Ada's email address")
  expect(messagesAbout.copyName('Backend')).toBe('Backend - copy')
})

test('uses the same messages on the server', () => {
  expect([refusalSentence('not_permitted'), refusalSentence('ineligible_for_interested'), refusalSentence('email_taken')]).toEqual([
    messages.noPermission,
    messages.ineligibleForInterested,
    messages.emailRegistered,
  ])
  expect([refusalSentence('wrong_credentials'), refusalSentence('calendar_required'), refusalSentence('no_email_found')]).toEqual([
    messages.wrongCredentials,
    messages.calendarRequired,
    messages.importNoEmail,
  ])
  expect(refusalSentence('already_in_project')).toBe(messages.copyFailed)
})
