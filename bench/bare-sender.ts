// A bare Nodemailer pool in a separate process, for comparison with the product's sender: no database, no states, no second
// check.
import nodemailer from 'nodemailer'

export interface BareOrders {
  smtp: string
  messages: number
  connections: number
}

const { smtp, messages, connections } = JSON.parse(process.argv[2] ?? '') as BareOrders
const { hostname: host, port, username, password } = new URL(smtp)
const pool = nodemailer.createTransport({
  host,
  port: Number(port),
  secure: false,
  ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  pool: true,
  maxConnections: connections,
  maxMessages: Infinity,
})
await Promise.all(
  Array.from({ length: messages }, (_, index) =>
    pool.sendMail({
      from: 'hiring@fairlead.localhost',
      to: `jo${index}@home.example`,
      subject: 'Hello',
      html: '<p>Hi Jo</p>',
      text: 'Hi Jo',
    }),
  ),
)
pool.close()
