// The limit: Node's own HTTP server, which answers every request with the one answer it was given, and does nothing else.
import { createServer } from 'node:http'

process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(200, headers).end(bytes)
    request.resume().once('end', () => response.writeHead(200, headers).end(bytes))
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
})
