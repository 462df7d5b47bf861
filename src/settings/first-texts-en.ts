/** What the shop says at length until the owner says otherwise. */
export const firstTextsEn = {
  about: `We make clothes in two colors. Black, and white.

One black collection and one white collection stand in the shop at a time. When a collection is over, the next takes its place. That keeps the choice small and every piece considered.

## The cloth
Everything is cut from 100% Egyptian cotton, knitted or woven to the weight the piece needs: light for a summer tee, dense for a hoodie that keeps its shape.

## The fit
Sizes run from XS to XXL. Each product page has a size chart with real measurements, so that you can compare it with a piece you already own.

## The code
Every order carries a code that begins with BW. Enter it on the verification page and the shop says whether the piece is genuine. Nobody sees your personal details that way.

## From Cairo to your door
We pack in Cairo and deliver all over Egypt. You pay the courier in cash when the parcel is in your hands. If something does not fit, you have {returnDays} to send it back.`,

  shipping: `We deliver to every governorate of Egypt for which the checkout shows a fee. The fee and the expected time stand on the page before you place the order, and they do not change afterwards.

## How long it takes
- From your order to your door, preparing included: {deliveryDays}.
- How long it is depends on the governorate. The product page, the cart and the checkout show the time for yours.
- Fridays, Saturdays and official holidays are not business days.

## The courier calls first
The courier calls the number in your order before coming. Please keep it reachable: a parcel that nobody answers for goes back to us.

## Follow your order
The confirmation has a code that begins with BW. Enter it under “Track your order” to see where the parcel is.

## If it is late
If the order has not reached you within 30 days, you may withdraw from it. You then get everything back, the shipping fee included.`,

  returns: `You have {returnDays} from the day of delivery to send a piece back or to exchange its size. You need not justify it: “I changed my mind” is reason enough.

If a piece is faulty, or not what we described, you have {faultyDays}.

## What state it should be in
- Unworn and unwashed, as you would try something on in a shop.
- With its tags and in its original packaging.
- For hygiene, socks and underwear can come back only while the packaging is sealed, unless they are faulty.

## Who pays the way back
You pay the way back if you changed your mind or the size does not fit. We pay it if the piece is faulty or not as described.

## How it goes
- Ask for it on the page of your order, or tell us its code and what is wrong, by WhatsApp or at {email}.
- We answer within {answerDays}.
- Once your return is approved, we send your money back within {refundDays}: to the card you paid with, where banks take 5 to 14 working days to show it, or, where you paid in cash, by InstaPay, mobile wallet or bank transfer.
- In an exchange we hold the new size for you while your piece is on its way to us.

The shipping fee of the first delivery is refunded if the whole order goes back because of a fault of ours.`,

  payment: `All prices are in Egyptian pounds and include value added tax. The checkout adds the shipping fee of your governorate, and nothing else.

## Cash on delivery
You pay the courier in cash when the parcel arrives. Please have the exact amount ready; it stands in your confirmation. There is no extra charge for paying in cash.

## Card
Where the checkout offers payment by card, you pay on the page of our payment provider. Your card number goes to the provider and the bank, never to us. Refunds go back to the same card.

## If a price changes
The price you see when you place the order is the price you pay. If it changes while you are at the checkout, we show you the new price and ask first.

## Cancelling
You can cancel an order yourself for as long as it is pending: look it up under “Track your order” in the browser you ordered with. After that, write to us.`,

  privacy: `We ask for what a delivery needs, keep it for as long as we must, and sell it to nobody. This page says what that means under Egypt’s Personal Data Protection Law, No. 151 of 2020.

## What we keep
- With an order: name, phone, e-mail, address, what you bought and what it cost.
- With an account: name, e-mail, phone, and your password as a code from which nobody can read it back.
- With a review: your rating and your words. Others see your first name and an initial.
- On your device: your cart, your favorites and your language. They stay there until you clear them, or until you sign in.

## What we use it for
To deliver, to answer you, to take returns, and to keep the books the law asks for. We write to you about your orders. Advertising you get only if you asked for it, and you can stop it at any time.

## Who else sees it
The courier gets your name, phone and address. The payment provider gets what a card payment needs. The services that send our e-mail and store our data work for us and by our instructions. Nobody else, unless the law obliges us.

## Cookies and counting
We use cookies that the shop needs to work: one against forged requests, one that remembers you as the owner of a guest order for 30 days, one for signing in, and one for your language. We count visits ourselves, without your address and without knowing who you are. With a visit or an order we keep which site or campaign it came from, and we count what was looked for and not found. If your browser asks not to be tracked, we do not count you. There are no scripts of advertisers here.

## How a code protects you
Whoever holds the code of an order can verify it. They see your name as M***** A*, your e-mail as m***@g***.com, the last two digits of your phone, and your governorate in place of the street.

## How long
Orders are kept for as long as tax law requires, then made anonymous. If you delete your account, personal data goes as soon as no order is open and no return can be asked for.

## Your rights
You may ask what we hold about you, have it corrected or erased, limit or object to its use, and withdraw a consent. Write to {email}; we answer within {answerDays}. You may also complain to the Personal Data Protection Center.`,

  terms: `These terms hold for every order placed in the shop of {shop}. They leave untouched the rights that Egypt’s Consumer Protection Law, No. 181 of 2018, gives you.

## Your order
You order by pressing the button that places the order at the end of the checkout. The confirmation, with the code of the order, comes to your e-mail at once. Pieces are reserved for you from that moment.

## What we may decline
We may cancel an order that we cannot deliver, whose details are plainly wrong, or that nobody answers for when we call. If you had paid, you get everything back.

## What you see is what you get
We photograph our own pieces and give their real measurements. Screens show black and white a little differently; that alone is no fault, and you can still send the piece back within {returnDays}.

## Genuine pieces
The code on your parcel shows on the verification page whether an order is ours. A piece without such a code did not come from this shop.

## Promo codes
A code holds for the time and the goods it names, cannot be turned into money, and is not added to another code.

## Reviews
Reviews come from people who bought the piece, and are read before they appear. We do not change their words. Insults, advertising and other people’s personal details are not published.

## Law and questions
Egyptian law applies, and the courts of Egypt decide. Before it comes to that, write to {email}: we want to put it right.`,
}
