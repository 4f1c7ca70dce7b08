/** The name of the radios. Without script an icon is chosen by them alone; else the text field follows. */
export const ICON_CHOICE = "pictureChoice";
