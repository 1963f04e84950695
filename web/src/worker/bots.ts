/** Where bots think, so that neither the table nor the screen ever waits for them. */
import { browserLine, type Reply, type Request, serveBots } from '@anachron/bots'
import { loadGame } from '@anachron/games'

serveBots(browserLine<Reply, Request>(self as never), loadGame as never)
