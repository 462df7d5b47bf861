import { benefitsIn, type Campaign, isTaking } from '#settings/campaign.ts'

/** As shoppers see it, by the server's clock. */
export const shownCampaign = (campaign: Campaign, now: Date) => ({
  isOpen: isTaking(campaign, now),
  price: campaign.price,
  colors: campaign.colors,
  sizes: campaign.sizes,
  releaseOn: campaign.releaseOn,
  shipsOn: campaign.shipsOn,
  // On the day of the release nothing is taken in any case.
  takesUntil: campaign.takesUntil < campaign.releaseOn ? campaign.takesUntil : '',
  most: campaign.most,
  benefits: { en: benefitsIn(campaign, 'en'), ar: benefitsIn(campaign, 'ar') },
  percentOff: campaign.percentOff,
  freeShipping: campaign.freeShipping,
})
