var e=`### Being called when it is my turn, and what a table tells a group.

## The question at a table

page-call-ask = It may take a while. Shall we call you?
    .text = One quiet notice when it is your turn, none at night. Nothing else, ever.
page-call-yes = Yes, call me
page-call-no = Not at this table
page-call-done = You will be called.
page-call-refused = The browser does not allow it. You can change that in its settings for this site.
page-call-page = This browser can call you only while this page is open in it.
page-call-install = On an iPhone or iPad, add this page to the home screen first, and open it from there.

## On my own page

page-call-title = Notices
page-call-here = Call me on this device
    .help = Also while this page is closed.
page-call-turn = It is my turn
    .help = One for each table, and none while you look at it.
page-call-nudge = Somebody nudges me
    .help = Once in a while, and never at night.
page-call-reminder = My clock runs out
    .help = Before it does.
page-call-over = A game is over
    .help = If you were not there.
page-call-quiet = Quiet from { $from } to { $to }
    .none = No quiet hours
    .help = What comes in the night waits until the morning.
page-call-quiet-on = Quiet hours
page-call-from = From
page-call-to = To
page-call-places = Where you are called
page-call-this = this device
page-call-since = since { $date }
page-call-unconfirmed = not confirmed yet: open the link in the mail
page-call-remove = Remove
    .label = Remove { $name }
page-call-unnamed = A browser
page-call-mail = Mail
    .help = We write when it is your turn, and about nothing else. First comes a link to confirm it.
page-call-mail-address = Your address
page-call-mail-add = Send me the link
page-call-mail-sent = A link is on its way to { $address }. Open it to confirm.
page-call-feed = A feed of tables that wait
    .help = For a feed reader or a calendar. Whoever has this address can read it.
page-call-feed-make = Make an address
page-call-feed-again = Make a new one
page-call-feed-end = End it
page-call-feed-there = There is one. Its address was shown when it was made; a new one ends it.
page-call-saved = Saved

## At a table

page-call-table = Call me when it is my turn
    .help = Here, also while this page is closed.
page-hook = Tell a group chat
    .help = Whose turn it is, in Discord, Slack, Mattermost or elsewhere.
page-hook-text = This table then says there whose turn it is, and how the game ended. It tells only what everybody at the table can see.
page-hook-form = Where
page-hook-discord = Discord
page-hook-slack = Slack
page-hook-mattermost = Mattermost
page-hook-json = Elsewhere (JSON)
page-hook-address = Address of the webhook
    .help = The service gives you one: in Discord under the channel’s settings, Integrations, Webhooks.
page-hook-kept = One message, kept up to date
    .help = Instead of one for each turn.
page-hook-add = Begin to tell
page-hook-added = A first message is on its way.
page-hook-lines = one message for each turn
page-hook-one = one message, kept up to date
page-hook-stopped = stopped: it failed too often, or is gone
page-hook-secret = Signed with
    .help = The header X-Caravanserai-Signature has t=SECONDS,v1=HMAC-SHA256 of “SECONDS.” and the body.
page-hook-remove = Stop
    .label = Stop telling { $place }
`;export{e as default};