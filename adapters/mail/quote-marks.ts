// The marks that mail programs put into HTML around what they quote; they need no language.

/** Elements that contain the quote, or the line that introduces it: Gmail, Thunderbird, Yahoo, Proton, Tuta, Zoho, Outlook, Apple Mail. */
const quoting =
  /\b(?:class|id|type)="[^"]{0,200}?(?:gmail_attr|moz-cite-prefix|moz-forward-container|yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra|zmail_extra_hr|mail-editor-reference-message-container|ms-outlook-mobile-reference-message|OLK_SRC_BODY_SECTION|isReplyContent|isForwardContent|reply-intro|quote-header|k9mail_quote|aolmail_quote|mail_quote|ydp[\da-f]{1,12}yahoo_quoted|\bcite")/i
/** Elements after which everything is quoted: Outlook's block of headers, and the line above it. */
const untilEnd =
  /\b(?:id="(?:x_)?(?:divRplyFwdMsg|appendonsend|stopSpelling|ymail_android_signature_quote)"|class="[^"]{0,200}?OutlookMessageHeader|style="[^"]{0,200}?border-top:\s?solid #(?:e1e1e1|b5c4df) 1)/i

export type QuoteMark = 'element' | 'rest'

/** What a tag marks as quoted; null for most tags. */
export function quoteMark(tag: string): QuoteMark | null {
  if (untilEnd.test(tag)) return 'rest'
  return /^<blockquote/i.test(tag) || quoting.test(tag) ? 'element' : null
}

const anyMark =
  /gmail_attr|moz-cite-prefix|yahoo_quoted|_quote\b|zmail_extra|reference-message|OLK_SRC|is(?:Reply|Forward)Content|reply-intro|divRplyFwdMsg|appendonsend|stopSpelling|OutlookMessageHeader|#(?:e1e1e1|b5c4df) 1|type="?cite|<blockquote/i

/** Whether an email's HTML has any of these marks. */
export function hasQuoteMarks(html: string): boolean {
  return anyMark.test(html)
}
