/** Where foreign files and positions are tried out before the table of this browser believes them. */
import { browserLine } from '@anachron/bots'
import { loadGame } from '@anachron/games'
import { type SandboxReply, type SandboxRequest, serveSandbox } from '@anachron/host'

serveSandbox(browserLine<SandboxReply, SandboxRequest>(self as never), loadGame)
