// Mail servers' reports about a sent email.

interface Reported {
  from_email: string
  message_id: string
}

/** A server's report that an email could not be delivered to this address; by default because it doesn't exist. */
export const bounceReport = (first: Reported, recipient: string, status = '5.1.1', answer = `${status} No such user`) =>
  [
    'From: MAILER-DAEMON@home.example',
    `To: ${first.from_email}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
    'Auto-Submitted: auto-replied',
    '',
    '--r',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--r',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; home.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${answer}`,
    '',
    '--r',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${first.message_id}`,
    '',
    '--r--',
  ].join('\r\n')

/** A provider's report (RFC 5965) that the recipient marked an email as spam. */
export const spamReport = (first: Reported, recipient: string) =>
  [
    'From: feedback@provider.example',
    `To: ${first.from_email}`,
    'Subject: Email feedback report',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=r',
    '',
    '--r',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--r',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Provider/1.0',
    'Version: 1',
    `Original-Rcpt-To: ${recipient}`,
    '',
    '--r',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${first.message_id}`,
    'Subject: Hello',
    '',
    'Hello',
    '--r--',
  ].join('\r\n')
