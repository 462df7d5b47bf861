import http from 'node:http'

export interface Tally {
  answered: number
  refused: number
  dropped: string[]
}

export const newTally = (): Tally => ({ answered: 0, refused: 0, dropped: [] })

/** One shopper after the other on kept connections, until told to stop; what was sent must be answered. */
export async function keepAsking(url: string, tally: Tally, isOver: () => boolean): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  while (!isOver() && tally.refused < 50)
    await new Promise<void>((next) => {
      const request = http.get(`${url}/api/products?limit=20`, { agent }, (response) => {
        response.resume()
        response.on('end', () => {
          tally.answered += 1
          next()
        })
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') tally.refused += 1
        else tally.dropped.push(error.code ?? error.message)
        setTimeout(next, 20)
      })
    })
  agent.destroy()
}
