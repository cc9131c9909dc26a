// Texts that make a careless parser slow. Each is a function of a size, so that a test can compare n with 2n.

export interface HostileText {
  name: string
  /** About `size` characters (never more than a few percent over, never less than a tenth). */
  make(size: number): string
}

const filled = (unit: string, size: number) => unit.repeat(Math.max(1, Math.floor(size / unit.length)))
const between = (before: string, unit: string, after: string, size: number) =>
  before + filled(unit, Math.max(unit.length, size - before.length - after.length)) + after
/** n openings, then n endings. */
const nested = (open: string, close: string, size: number) => {
  const times = Math.max(1, Math.floor(size / (open.length + close.length)))
  return open.repeat(times) + close.repeat(times)
}

const sized = (name: string, make: (size: number) => string): HostileText => ({ name, make })

/** A long run of a character or a short unit, followed by something that makes a pattern fail late. */
const runs = [
  ['spaces', ' '],
  ['tabs', '\t'],
  ['line breaks', '\n'],
  ['CRLF', '\r\n'],
  ['no-break spaces', '\u00a0'],
  ['mixed blanks', ' \t'],
  ['blank lines', ' \n'],
  ['letters', 'a'],
  ['capitals', 'A'],
  ['accented letters', 'é'],
  ['CJK', '漢'],
  ['emoji', '👩‍👩‍👧'],
  ['digits', '1'],
  ['commas', ','],
  ['semicolons', ';'],
  ['dots', '.'],
  ['dashes', '-'],
  ['underscores', '_'],
  ['stars', '*'],
  ['slashes', '/'],
  ['backslashes', '\\'],
  ['quotes', '"'],
  ['apostrophes', "'"],
  ['parentheses', '('],
  ['brackets', '['],
  ['braces', '{'],
  ['opening angles', '<'],
  ['closing angles', '>'],
  ['at signs', '@'],
  ['ampersands', '&'],
  ['colons', ':'],
  ['equals', '='],
  ['percent signs', '%'],
  ['plus signs', '+'],
  ['NUL', '\0'],
  ['half surrogates', '\ud800'],
  ['letters and dots', 'a.'],
  ['letters and dashes', 'a-'],
  ['letters and commas', 'a, '],
  ['words', 'word '],
  ['capitalized words', 'Word '],
  ['and', 'and '],
  ['numbers', '12 '],
  ['years', '2019 - 2020 '],
  ['dates', '01/02/2020 '],
] as const

export const hostileRuns: readonly HostileText[] = runs.flatMap(([name, unit]) => [
  sized(`${name}, then a letter`, (size) => between('x', unit, '!x', size)),
  sized(name, (size) => filled(unit, size)),
])

/** Shapes that are meaningful to one of our readers. */
export const hostileShapes: readonly HostileText[] = [
  sized('nested tags', (size) => nested('<b>', '</b>', size)),
  sized('nested blocks', (size) => nested('<div>', '</div>', size)),
  sized('nested block quotes', (size) => nested('<blockquote>', '</blockquote>', size)),
  sized('open tags', (size) => filled('<p>', size)),
  sized('half tags', (size) => filled('<a ', size)),
  sized('half attributes', (size) => between('<a ', 'a="', '', size)),
  sized('a tag without an end', (size) => between('<', 'a', '', size)),
  sized('many attributes', (size) => between('<a ', 'b="c" ', '>x</a>', size)),
  sized('many styles', (size) => between('<p style="', 'color:red;', '">x</p>', size)),
  sized('comments', (size) => filled('<!--', size)),
  sized('a paragraph of spaces', (size) => between('<p>', ' ', '</p>', size)),
  sized('entities', (size) => filled('&amp;', size)),
  sized('half entities', (size) => filled('&#', size)),
  sized('paragraphs', (size) => filled('<p>a</p>', size)),
  sized('variables', (size) => filled('{{first_name}} ', size)),
  sized('half variables', (size) => filled('{{', size)),
  sized('a variable without an end', (size) => between('{{', ' ', 'x', size)),
  sized('web addresses', (size) => filled('https://a.example/b ', size)),
  sized('a long web address', (size) => between('https://', 'a.', '', size)),
  sized('a web address of dots', (size) => between('https://a', '.', ' x', size)),
  sized('an address without a domain', (size) => between('', 'a', '@', size)),
  sized('an address of dots', (size) => between('a@', 'a.', '', size)),
  sized('addresses', (size) => filled('a@b.example, ', size)),
  sized('addresses without a separator', (size) => filled('a@b.example', size)),
  sized('display names', (size) => filled('"A B" <a@b.example>, ', size)),
  sized('a LinkedIn address', (size) => between('https://www.linkedin.com/in/', 'a-', '', size)),
  sized('LinkedIn addresses', (size) => filled('linkedin.com/in/ann ', size)),
  sized('telephone numbers', (size) => filled('+49 170 1234567 ', size)),
  sized('half a JSON list', (size) => filled('[', size)),
  sized('nested JSON objects', (size) => filled('{"a":', size)),
  sized('a JSON list', (size) => `[${filled('"a",', size)}"a"]`),
  sized('Best regards', (size) => filled('Best regards\n', size)),
  sized('signature marks', (size) => filled('-- \nx\n', size)),
  sized('disclaimers', (size) => filled('This email is confidential and intended\n', size)),
  sized('Sent from my', (size) => filled('Sent from my phone\n', size)),
  sized('On … wrote', (size) => filled('On Mon, Jan 1, 2026 at 10:00 Ann <a@b.example> wrote:\n', size)),
  sized('On … without wrote', (size) => filled('On Mon, Jan 1, 2026 Ann\n', size)),
  sized('On, on one line', (size) => between('On ', '1 wrote ', ' x', size)),
  sized('quoted lines', (size) => filled('> quoted text\n', size)),
  sized('nested quote marks', (size) => `${filled('>', size)} x\n`),
  sized('header blocks', (size) => filled('From: a@b.example\nSent: 1\nTo: c\nSubject: d\n', size)),
  sized('From lines', (size) => filled('From: x\n', size)),
  sized('bars', (size) => filled('-----Original Message-----\n', size)),
  sized('half bars', (size) => filled('----- - - - -\n', size)),
  sized('report fields', (size) => filled('Final-Recipient: rfc822; a\n', size)),
  sized('a report field of letters', (size) => between('Final-Recipient: ', 'a', '', size)),
  sized('folded report fields', (size) => between('Final-Recipient: a', '\r\n a', '\r\nx', size)),
  sized('message ids', (size) => filled('<a@b.example> ', size)),
  sized('half message ids', (size) => filled('<a', size)),
  sized('Message-ID lines', (size) => filled('Message-ID:\r\n ', size)),
  sized('list of items', (size) => filled('- five years of Java\n', size)),
  sized('headings', (size) => filled('Requirements:\n', size)),
  sized('not followed by words', (size) => filled('no experience with ', size)),
  sized('years of experience', (size) => filled('5+ years of experience in ', size)),
  sized('places', (size) => filled('Berlin, ', size)),
  sized('based in', (size) => filled('based in ', size)),
  sized('titles', (size) => filled('Senior Software Engineer ', size)),
  sized('abbreviations', (size) => filled('e.g. ', size)),
  sized('sentences', (size) => filled('A. ', size)),
  sized('iCalendar lines', (size) =>
    between('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:', 'a', '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', size),
  ),
  sized('folded iCalendar lines', (size) =>
    between('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:a', '\r\n a', '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', size),
  ),
  sized('iCalendar parameters', (size) =>
    between('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nATTENDEE', ';A=B', ':x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', size),
  ),
  sized('nested iCalendar parts', (size) => nested('BEGIN:VEVENT\r\n', 'END:VEVENT\r\n', size)),
  sized('CSV quotes', (size) => between('name,email\n', '"a', '\n', size)),
  sized('CSV rows with one open quote each', (size) => between('name,email\n', '"a,b\n', '', size)),
  sized('CSV cells', (size) => filled('a,', size)),
  sized('XML elements', (size) => nested('<w:p>', '</w:p>', size)),
  sized('XML text', (size) => filled('<w:t>a</w:t>', size)),
  sized('half XML text', (size) => filled('<w:t>', size)),
]

/** All of the above: texts that any field must handle in linear time. */
export const hostileTexts: readonly HostileText[] = [...hostileRuns, ...hostileShapes]
